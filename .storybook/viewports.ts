/** The viewports of the toolbar. Phone 390 is the usual one, Phone 320 the narrowest that is supported. */
export const viewports = {
  phone320: viewport('Phone 320', 320, 640, 'mobile'),
  phone390: viewport('Phone 390', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 820, 1180, 'tablet'),
  desktop: viewport('Desktop', 1280, 900, 'desktop'),
}

export type Viewport = keyof typeof viewports

function viewport(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } }
}

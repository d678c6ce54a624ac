declare module 'virtual:in-use' {
  /** The icons that the product imports, with the files below `src` that do. */
  export const icons: { Icon: import('react').ComponentType; name: string; paths: string[] }[]
  /** The titles of the screens that use a part of the kit, by the name of its folder in `src/ui`. */
  export const screens: Record<string, string[]>
}

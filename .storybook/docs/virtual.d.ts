declare module 'virtual:icons-in-use' {
  /** The icons that the product imports, with the files below `src` that do. */
  export const icons: { Icon: import('react').ComponentType; name: string; paths: string[] }[]
}

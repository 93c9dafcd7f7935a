declare module '*?script' {
  /** The module and all that it imports, as one classic script. */
  const script: string
  export default script
}

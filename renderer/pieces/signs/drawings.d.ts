/** The shape of the drawings the build takes from the icon sets. */
declare module 'virtual:sign-drawings' {
  /** Paths in a square of 512 by the name of the sign. */
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}

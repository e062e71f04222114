/** Of the build (package.json, `imports`), which need not be there when types are checked. */
declare module '#site-manifest' {
  const manifest: import('../../shared/site-manifest.ts').SiteManifest
  export default manifest
}

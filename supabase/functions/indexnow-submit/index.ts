/** The search-engine notification as a Supabase edge function; docs/running.md says how to deploy. */
import { createEdgeFunction } from '../../../server/indexnow/edge-function.ts'
import type { SiteManifest } from '../../../shared/site-manifest.ts'

const setting = (name: string): string | null => Deno.env.get(name) || null

const besideThisFile = new URL('./site-manifest.json', import.meta.url)
const manifestFile = setting('SITE_MANIFEST_FILE') ?? besideThisFile
const manifest: SiteManifest = JSON.parse(await Deno.readTextFile(manifestFile))

Deno.serve(await createEdgeFunction(setting, manifest))

import { dev } from 'astro'
import { cutFonts } from './build/fonts.ts'

/** npm run dev: the pages as they are built, with every edit shown, and the server's endpoints. */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
await cutFonts()
const port = Number(process.argv.find((word) => word.startsWith('--port='))?.slice(7) ?? 5173)
await dev({ server: { port, host: '127.0.0.1' } })

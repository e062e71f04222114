import { readFileSync } from 'node:fs'
import { registry } from './registry.ts'

const known = () =>
  JSON.parse(readFileSync('node_modules/@iconify-json/griddy-icons/icons.json', 'utf8')) as {
    icons: Record<string, unknown>
  }

/** Every `icon: '…'` of the content files, or of one of them, once. */
export async function iconsInUse(onlyIn?: string): Promise<string[]> {
  const names = new Set<string>()
  for (const { file, data } of registry) {
    if (!onlyIn || file === onlyIn) collect(data, (_, icon) => names.add(icon))
  }
  return [...names].sort()
}

/** Icons that do not exist, one sentence each. */
export function iconErrors(): string[] {
  const { icons } = known()
  const errors: string[] = []
  for (const { file, data } of registry) {
    collect(data, (path, icon) => {
      if (!Object.hasOwn(icons, icon))
        errors.push(`${file}: ${path}: there is no icon ${icon} in griddy-icons`)
    })
  }
  return errors
}

function collect(value: unknown, found: (path: string, icon: string) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key
    if (key === 'icon' && typeof inner === 'string') found(here, inner)
    else collect(inner, found, here)
  }
}

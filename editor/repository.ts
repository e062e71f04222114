/** EDITOR_REPOSITORY: saves become commits there, which its workflow puts online (edit.ts hands it to the browser). */
export const repository = import.meta.env.EDITOR_REPOSITORY as `${string}/${string}` | undefined

/** Of the first and the last name, as they are written: Łucja van Dam-Şen is ŁD, Priya is P. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.match(/(?<![\p{L}\p{M}’'-])\p{Lu}/gu) ?? []
  return first + (others.at(-1) ?? '')
}

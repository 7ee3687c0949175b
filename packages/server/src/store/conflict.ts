/** Whether something could not be kept because an entry of that number is there already: somebody else has gone on with that game. */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether a write failed because the game already has an entry of that number: somebody else has continued the game. */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

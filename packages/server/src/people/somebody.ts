import type { Person } from '@weathergauge/wire';

/**
 * Stands for everybody who has deleted her account. The store has a row for it, so that foreign keys stay valid; nobody can sign in as
 * it.
 */
export const SOMEBODY: Person = { id: 'somebody', name: 'somebody' };

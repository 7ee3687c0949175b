import type { Person } from '@weathergauge/wire';

/** Whoever has left. There is such a user in the store, so that rows may go on pointing to one; nobody is ever known as her. */
export const SOMEBODY: Person = { id: 'somebody', name: 'somebody' };

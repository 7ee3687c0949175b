/** What differs between the databases in which a server can keep its games. */

export type Dialect = 'sqlite' | 'postgres';

/** The type of a column that holds milliseconds since 1970. */
export const timeIn = (dialect: Dialect): 'bigint' | 'integer' => (dialect === 'postgres' ? 'bigint' : 'integer');

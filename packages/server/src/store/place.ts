/** Whether this is the address of a database; otherwise it is a folder. */
export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

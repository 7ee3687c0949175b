/** Whether games are kept in the database at this address; otherwise it is a folder. */
export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

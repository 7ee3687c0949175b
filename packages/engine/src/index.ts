export * from './bag.ts';
export * from './contract.ts';
export * from './procedure.ts';
export * from './run.ts';
export * from './vocabulary.ts';

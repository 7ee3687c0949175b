export * from './think.ts';

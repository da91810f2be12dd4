export { createStartingRegistries } from './create-starting-registries.ts';

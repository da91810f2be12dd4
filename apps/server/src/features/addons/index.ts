export { type Addon, createStandardAddons, findAddon } from './repository.ts';

export {
  type AvailableAddon,
  addonsOfUser,
  availableAddons,
  listSwitches,
} from './available-addons.ts';
export { type Addon, createStandardAddons, findAddon } from './repository.ts';

import { costs } from './costs/costs.ts';
import { customers } from './customers/customers.ts';
import { cuttingSets } from './cutting/cutting-sets.ts';
import { machines } from './machines/machines.ts';
import { materials } from './materials/materials.ts';
import { quoteTemplates } from './quotes/templates.ts';
import { rack } from './rack/rack.ts';
import { rules } from './rules/rules.ts';
import { works } from './works/works.ts';

/**
 * Every list with its records. Activity log, import, search, references, samples and export read this list, and tests
 * walk it: a new registry is in all of them, or says itself that it is not.
 */
export const registries = {
  customers,
  materials,
  machines,
  works,
  costs,
  rack,
  rules,
  cuttingSets,
  quoteTemplates,
};
export type RegistryName = keyof typeof registries;
export type RegistryEntity = (typeof registries)[RegistryName]['words']['entity'];

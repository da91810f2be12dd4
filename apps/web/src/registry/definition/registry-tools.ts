import { type ComponentType, createContext, useContext } from 'react';
import type { ListState } from '../calls/registry-calls.ts';

interface ToolProps {
  /** Key of the registry's calls: `customers`, … */
  readonly registry: string;
  readonly state: ListState;
}

/** Extensions of a registry's page by other features; the app composes them. */
export interface RegistryTools {
  /** In the head of the page. */
  readonly Page: ComponentType<ToolProps> | null;
  /** Beside the actions on the chosen rows. */
  readonly Selection: ComponentType<ToolProps & { readonly guids: readonly string[] }> | null;
}

const Context = createContext<RegistryTools>({ Page: null, Selection: null });

export const RegistryToolsProvider = Context.Provider;
export const useRegistryTools = (): RegistryTools => useContext(Context);

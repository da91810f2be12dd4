import type { ComponentType } from 'react';
import { SelectionSheets } from '../../features/imports/components/selection-sheets.tsx';
import { SheetMenu } from '../../features/imports/components/sheet-menu.tsx';
import { type RegistryTools, RegistryToolsProvider } from '../../registry/definition/registry-tools.ts';

const tools: RegistryTools = { Page: SheetMenu, Selection: SelectionSheets };

/** A registry's page with import, export and mass update in its head. */
export function withSheets(Page: ComponentType): ComponentType {
  return function PageWithSheets() {
    return (
      <RegistryToolsProvider value={tools}>
        <Page />
      </RegistryToolsProvider>
    );
  };
}

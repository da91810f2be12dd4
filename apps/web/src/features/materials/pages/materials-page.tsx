import { RegistryPage } from '../../../registry/registry-page.tsx';
import { materialsRegistry } from '../materials-registry.tsx';

export const MaterialsPage = () => <RegistryPage definition={materialsRegistry} />;

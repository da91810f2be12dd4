import { RegistryPage } from '../../../components/registry/registry-page.tsx';
import { materialsRegistry } from '../materials-registry.tsx';

export const MaterialsPage = () => <RegistryPage definition={materialsRegistry} />;

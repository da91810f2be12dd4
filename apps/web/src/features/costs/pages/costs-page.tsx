import { RegistryPage } from '../../../components/registry/registry-page.tsx';
import { costsRegistry } from '../costs-registry.tsx';

export const CostsPage = () => <RegistryPage definition={costsRegistry} />;

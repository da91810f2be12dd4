import { RegistryPage } from '../../../registry/registry-page.tsx';
import { costsRegistry } from '../costs-registry.tsx';

export const CostsPage = () => <RegistryPage definition={costsRegistry} />;

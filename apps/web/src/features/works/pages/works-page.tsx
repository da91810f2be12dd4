import { RegistryPage } from '../../../registry/registry-page.tsx';
import { worksRegistry } from '../works-registry.tsx';

export const WorksPage = () => <RegistryPage definition={worksRegistry} />;

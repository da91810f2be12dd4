import { RegistryPage } from '../../../registry/registry-page.tsx';
import { rulesRegistry } from '../rules-registry.tsx';

export const RulesPage = () => <RegistryPage definition={rulesRegistry} />;

import { RegistryPage } from '../../../components/registry/registry-page.tsx';
import { customersRegistry } from '../customers-registry.tsx';

export const CustomersPage = () => <RegistryPage definition={customersRegistry} />;

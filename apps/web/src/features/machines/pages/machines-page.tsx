import { RegistryPage } from '../../../registry/registry-page.tsx';
import { machinesRegistry } from '../machines-registry.tsx';

export const MachinesPage = () => <RegistryPage definition={machinesRegistry} />;

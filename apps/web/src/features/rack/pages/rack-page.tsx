import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { RegistryPage } from '../../../registry/registry-page.tsx';
import { rackRegistry } from '../rack-registry.tsx';

/** Magazzino: the pieces on the rack, and the reserved ones. */
export const RackPage = () => <RegistryPage definition={rackRegistry} links={<JobViews />} />;

import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { RegistryPage } from '../../../registry/registry-page.tsx';
import { rackRegistry } from '../rack-registry.tsx';

/** Magazzino: what lies on the rack, what of it is kept for jobs. */
export const RackPage = () => <RegistryPage definition={rackRegistry} links={<JobViews />} />;

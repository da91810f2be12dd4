import { PageHead } from '../../../components/page-head/page-head.tsx';

export const ProfilePage = () => <PageHead title="Profilo aziendale" />;

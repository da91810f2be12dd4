import { companies } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Replaces the logo, or removes it when there is no picture. */
export const changeLogo = (companyGuid: string, picture: Blob | null) =>
  picture
    ? api(companies.uploadLogo, { params: { companyGuid }, upload: picture })
    : api(companies.deleteLogo, { params: { companyGuid } });

import { requestMailbox } from '@truciolo/contract';
import { reading } from '../../platform/http/endpoint.ts';
import { inboundAddress } from './address.ts';

export const getAddress = reading(requestMailbox.address, async ({ policy, secrets, actor }) => ({
  address: policy.inboundDomain ? inboundAddress(secrets, actor.companyGuid, policy.inboundDomain) : null,
}));

import { getAddress } from './get-address.ts';

export const requestInboundRoutes = [getAddress];

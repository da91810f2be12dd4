export { createCompany, findCompany } from './repository.ts';
export { isVatChecksumRight } from './vat-checksum.ts';

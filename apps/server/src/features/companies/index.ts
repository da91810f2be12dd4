export { createCompany, findCompany, lockCompany } from './repository.ts';
export { isVatChecksumRight } from './vat-checksum.ts';

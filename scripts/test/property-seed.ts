import fc from 'fast-check';

// The everyday run is the same for everybody: a red test is red again. `PROPERTY_SEED=random` looks further.
const { PROPERTY_SEED = '20261115' } = process.env;
if (PROPERTY_SEED !== 'random')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

import { testContract } from '#shared/testing/contract/index.ts';
import { coverblown } from '.';

testContract(coverblown);

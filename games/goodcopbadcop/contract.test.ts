import { testContract } from '#shared/testing/contract/index.ts';
import { goodcopbadcop } from '.';

testContract(goodcopbadcop);

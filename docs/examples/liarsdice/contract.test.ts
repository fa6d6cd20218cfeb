import { testContract } from 'hush/testing';
import { liarsdice } from '.';

testContract(liarsdice);

import { Ground, testContract } from 'hush/testing';
import { moles } from '.';
import { text } from './text';

testContract(moles, new Ground(moles, { text }));

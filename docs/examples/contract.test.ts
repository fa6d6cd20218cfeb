import { describe } from 'vitest';
import { testContract } from '../../shared/testing/contract';
import { examples } from '.';

describe.each(examples.map((module) => ({ id: module.id, module })))('$id', ({ module }) => testContract(module));

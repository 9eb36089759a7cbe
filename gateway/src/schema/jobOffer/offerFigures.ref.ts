import { builder } from '../../builder/builder.ts';
import type { Average, Shares } from '../../rest/rows.ts';

export const EarningRef = builder.objectRef<Average>('Earning');

export const CostToStartRef = builder.objectRef<Average>('CostToStart');

export const SignUpTimeRef = builder.objectRef<Shares>('SignUpTime');

export const CustomerAvailabilityRef = builder.objectRef<Shares>('CustomerAvailability');

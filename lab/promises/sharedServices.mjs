import { startServices } from '../bench/processes/startServices.mjs';

let started;

/** The services with the sample data, which all measurements share that do not end them. */
export const sharedServices = () => (started ??= startServices());

export const stopSharedServices = async () => (await started)?.stop();

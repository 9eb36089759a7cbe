/** Whether a parameter switches something on. */
export const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

// Defines the two channels between page and main process: requests one way, events the other.
export const requestChannel = 'weekloom:request'
export const pushChannel = 'weekloom:push'

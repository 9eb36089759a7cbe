// Preloaded by the product's processes: asks a process to stop, as a signal would, when the one that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

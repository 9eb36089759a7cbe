// The handlers of fields that operations mark for the store. The site marks deleted rows only; the package also has the handlers of
// connections and their edges.
const deleteRecord = {
  update(store, { dataID, fieldKey }) {
    const id = store.get(dataID)?.getValue(fieldKey);
    for (const one of [id].flat()) if (typeof one === 'string') store.delete(one);
  },
};

module.exports = (name) => {
  if (name === 'deleteRecord') return deleteRecord;
  throw new Error(`The build leaves out Relay's handler ${name}: see vite/leftOut.`);
};

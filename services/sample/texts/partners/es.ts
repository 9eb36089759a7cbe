import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery': '{partner} reparte comida y compras en bici. Cada persona elige sus turnos en la app.',
  'car-delivery':
    '{partner} lleva paquetes de tiendas en línea hasta la puerta. Las rutas se reservan una a una.',
  ridesharing: '{partner} une a conductores y pasajeros. Los viajes se reservan y se pagan en la app.',
  cleaning: '{partner} encuentra personal de limpieza para casas y oficinas. Cada persona fija su tarifa.',
  babysitting:
    '{partner} ayuda a las familias a encontrar canguros cerca. Se conocen en persona antes del primer día.',
  'pet-care':
    '{partner} une a dueños de mascotas con gente que quiere a los animales. Los paseos y las estancias se reservan en línea.',
  tutoring: '{partner} organiza clases particulares para todas las edades. Se dan en casa o en línea.',
  handyman:
    '{partner} encuentra gente hábil para reparaciones, montajes y mudanzas. El precio se sabe de antemano.',
  'mystery-shopping':
    '{partner} comprueba el servicio en tiendas y restaurantes. Sus clientes misteriosos van sin avisar y escriben informes.',
  crowdtesting:
    '{partner} hace que personas reales prueben apps y webs. Avisan de los fallos y dan su opinión.',
  hospitality: '{partner} aporta personal a restaurantes y eventos. Los turnos se reservan uno a uno.',
  retail:
    '{partner} ayuda a las tiendas en los días fuertes. Su gente repone, aconseja y presenta productos.',
  translation: '{partner} traduce para empresas de todo el mundo. Sus traductores trabajan a distancia.',
};
